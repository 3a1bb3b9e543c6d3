// Runs before the first paint: the scheme that the reader chose and the language of the address, so
// that the page neither flashes nor speaks the wrong language while the application loads.
;(() => {
  const root = document.documentElement
  // Without a prototype, whose names an address may have, too.
  const texts = {
    __proto__: null,
    en: ['en', 'One moment, please', 'This page could not be loaded. Please reload it.'],
    cn: ['zh-Hans', '请稍候', '页面无法加载，请刷新重试。'],
    jp: ['ja', 'しばらくお待ちください', 'ページを読み込めませんでした。再読み込みしてください。'],
    br: ['pt-BR', 'Um momento, por favor', 'Não foi possível carregar a página. Recarregue-a.'],
    es: ['es', 'Un momento, por favor', 'No se pudo cargar la página. Vuelva a cargarla.'],
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
  const [tag, preparing, unloadable] = texts[prefix] ?? texts[cookie] ?? texts.en
  root.lang = tag
  // The heading stands below this script, and the end of the document waits for the application.
  const first = () => document.getElementById('first-heading')
  const watch = new MutationObserver(() => {
    if (!first()) return
    watch.disconnect()
    first().textContent = preparing
  })
  watch.observe(root, { childList: true, subtree: true })
  // A deployment removes the application's files from under an older page.
  const onError = ({ target }) => {
    if (target.type === 'module') first().textContent = unloadable
  }
  addEventListener('error', onError, true)
})()
