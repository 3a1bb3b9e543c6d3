// Runs before the first paint: the scheme that the reader chose and the language of the address, so
// that the page neither flashes nor speaks the wrong language while the application loads.
;(() => {
  const root = document.documentElement
  const preparing = {
    en: ['en', 'One moment, please'],
    cn: ['zh-Hans', '请稍候'],
    jp: ['ja', 'しばらくお待ちください'],
    br: ['pt-BR', 'Um momento, por favor'],
    es: ['es', 'Un momento, por favor'],
  }
  let chosen = null
  try {
    chosen = localStorage.getItem('galley-scheme')
  } catch {
    // A browser that keeps nothing follows the machine's own scheme.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
  root.setAttribute('data-color-scheme', scheme)
  // This script lies in the folder that the portal is served from.
  const folder = new URL('.', document.currentScript.src).pathname
  const prefix = location.pathname.slice(folder.length).split('/')[0]
  const cookie = document.cookie.match(/(?:^|; )siteLanguage=(\w+)/)?.[1]
  const [tag, heading] = preparing[prefix] ?? preparing[cookie] ?? preparing.en
  root.lang = tag
  // The heading stands below this script, and the end of the document waits for the application.
  const watch = new MutationObserver(() => {
    const first = document.getElementById('first-heading')
    if (!first) return
    watch.disconnect()
    first.textContent = heading
  })
  watch.observe(root, { childList: true, subtree: true })
})()
