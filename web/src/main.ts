import './kit/style/fonts.css'
import './kit/style/tokens.css'
import './kit/style/kit.css'
import './kit/style/page.css'
import './kit/style/stage.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { letters } from './kit/letters'
import { router } from './kit/router.svelte'
import { settings } from './kit/settings.svelte'
import { keepShell } from './kit/shell'
import { addKitSymbols } from './kit/sprite'
import { texts } from './kit/texts/index.svelte'

settings.follow()
router.start()
addKitSymbols()
await Promise.all([texts.need('kit'), letters(settings.language)])
mount(App, { target: document.getElementById('app')! })
keepShell()
