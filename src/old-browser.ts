const oldBrowserTexts = {
  en: [
    'en',
    'This browser is too old for Galley',
    'Galley works in these browsers and newer ones: ',
    'Please update your browser, or open this page in another one.',
  ],
  cn: [
    'zh-Hans',
    '您的浏览器版本过旧，无法使用 Galley',
    'Galley 支持以下及更新版本的浏览器：',
    '请更新浏览器，或使用其他浏览器打开本页面。',
  ],
  jp: [
    'ja',
    'お使いのブラウザーは古いため、Galley をご利用いただけません',
    'Galley は次のバージョン以降のブラウザーに対応しています：',
    'ブラウザーを更新するか、別のブラウザーでこのページを開いてください。',
  ],
  br: [
    'pt-BR',
    'Este navegador é antigo demais para o Galley',
    'O Galley funciona nestes navegadores e em versões mais recentes: ',
    'Atualize seu navegador ou abra esta página em outro.',
  ],
  es: [
    'es',
    'Este navegador es demasiado antiguo para Galley',
    'Galley funciona en estos navegadores y en versiones más recientes: ',
    'Actualice su navegador o abra esta página en otro.',
  ],
} as const

/** Tells whether it replaced the page. Runs as ES5, before anything else. @param needed such as `URL.canParse` */
export function replaceInOldBrowser(needed: readonly string[], browsers: string): boolean {
  const has = (path: string) =>
    path.split('.').reduce((value: unknown, name) => Object(value)[name], window)
  if ('noModule' in document.createElement('script') && needed.every(has)) return false
  const isLanguage = (text: string | undefined): text is keyof typeof oldBrowserTexts =>
    Object.keys(oldBrowserTexts).indexOf(text || '') >= 0
  const prefix = location.pathname.split('/').filter(isLanguage)[0]
  const cookie = (/(?:^|; )siteLanguage=(\w+)/.exec(document.cookie) || [])[1]
  const [tag, heading, list, advice] =
    oldBrowserTexts[prefix || (isLanguage(cookie) ? cookie : 'en')]
  const show = () => {
    const body = document.createElement('body')
    body.style.cssText =
      'max-width: 40em; margin: 40px auto; padding: 0 24px; font: 18px/1.5 Georgia, serif'
    const lines = [
      ['h1', heading],
      ['p', list + browsers],
      ['p', advice],
    ]
    for (const [name = '', text = ''] of lines) {
      body.appendChild(document.createElement(name)).textContent = text
    }
    document.title = 'Galley'
    const root = document.documentElement
    while (root.lastChild && root.lastChild.nodeName !== 'HEAD') root.removeChild(root.lastChild)
    root.appendChild(body)
  }
  document.documentElement.lang = tag
  // The application must not run. The oldest browsers run no modules, cannot stop and parse on.
  if (window.stop) window.stop()
  show()
  document.addEventListener('DOMContentLoaded', show)
  return true
}
