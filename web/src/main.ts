import './kit/style/fonts.css'
import './kit/style/tokens.css'
import './kit/style/kit.css'
import './kit/style/page.css'
import './kit/style/stage.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { dialAhead } from './kit/dial'
import { letters } from './kit/letters'
import { router } from './kit/router.svelte'
import { settings } from './kit/settings.svelte'
import { keepShell } from './kit/shell'
import { addKitSymbols } from './kit/sprite'
import { texts } from './kit/texts/index.svelte'

settings.follow()
router.start()
if (router.route.page === 'table') dialAhead(router.route.id)
addKitSymbols()
const target = document.getElementById('app')!
const lettered = letters(settings.language)
await texts.need('kit')
// The page can be made while its letters are on their way; it is only not shown yet.
target.style.visibility = 'hidden'
mount(App, { target })
void lettered.then(() => (target.style.visibility = ''))
keepShell()
