// The sixteen characters as faces: hair, moustache, eyes and scarf. The hat stays the seat's.
import type { Features } from '../../kit/Face.svelte'

export const FEATURES: Record<string, Features> = {
  bart_cassidy: { moustache: 'handlebar', beard: 'none', hair: 'none', eyes: 'open', brows: 'flat', scarf: 'bandana' },
  paul_regret: { moustache: 'pencil', beard: 'goatee', hair: 'none', eyes: 'narrow', brows: 'raised', scarf: 'tie' },
  black_jack: { moustache: 'chevron', beard: 'stubble', hair: 'sides', eyes: 'open', brows: 'angry', scarf: 'collar' },
  pedro_ramirez: { moustache: 'horseshoe', beard: 'none', hair: 'none', eyes: 'open', brows: 'flat', scarf: 'dots' },
  calamity_janet: { moustache: 'none', beard: 'none', hair: 'plaits', eyes: 'lashes', brows: 'angry', scarf: 'bandana' },
  rose_doolan: { moustache: 'none', beard: 'none', hair: 'curls', eyes: 'lashes', brows: 'raised', scarf: 'dots' },
  el_gringo: { moustache: 'curled', beard: 'none', hair: 'none', eyes: 'patch', brows: 'flat', scarf: 'knot' },
  sid_ketchum: { moustache: 'walrus', beard: 'none', hair: 'sides', eyes: 'glasses', brows: 'raised', scarf: 'tie' },
  jesse_jones: { moustache: 'none', beard: 'stubble', hair: 'sides', eyes: 'open', brows: 'flat', scarf: 'bandana' },
  slab_the_killer: { moustache: 'walrus', beard: 'chops', hair: 'none', eyes: 'narrow', brows: 'angry', scarf: 'knot' },
  jourdonnais: { moustache: 'none', beard: 'full', hair: 'none', eyes: 'narrow', brows: 'flat', scarf: 'collar' },
  suzy_lafayette: { moustache: 'none', beard: 'none', hair: 'long', eyes: 'lashes', brows: 'raised', scarf: 'collar' },
  kit_carlson: { moustache: 'chevron', beard: 'goatee', hair: 'long', eyes: 'open', brows: 'flat', scarf: 'knot' },
  vulture_sam: { moustache: 'none', beard: 'chops', hair: 'sides', eyes: 'patch', brows: 'angry', scarf: 'tie' },
  lucky_duke: { moustache: 'curled', beard: 'none', hair: 'none', eyes: 'glasses', brows: 'raised', scarf: 'dots' },
  willy_the_kid: { moustache: 'none', beard: 'none', hair: 'none', eyes: 'open', brows: 'raised', scarf: 'bandana' },
}
