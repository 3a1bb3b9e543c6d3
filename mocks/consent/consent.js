// Mock of an external consent service: asks once, in the language of the page, and stores the answer in a cookie.
;(() => {
  const id = 'galley-consent'
  const texts = {
    en: [
      'Cookies',
      'May we use cookies to count visits to this site?',
      'Allow all',
      'Necessary only',
    ],
    zh: ['Cookie', '您是否允许我们使用 Cookie 统计网站访问量？', '全部允许', '仅限必要'],
    ja: [
      'Cookie',
      '訪問者数の計測にCookieを使用してもよろしいでしょうか。',
      'すべて許可する',
      '必須のみ許可する',
    ],
    pt: [
      'Cookies',
      'Podemos usar cookies para contar as visitas a este site?',
      'Permitir todos',
      'Só os necessários',
    ],
    es: [
      'Cookies',
      '¿Nos permite usar cookies para contar las visitas a este sitio?',
      'Permitir todas',
      'Solo las necesarias',
    ],
  }
  if (document.getElementById(id)) return
  const [name, text, all, needed] = texts[document.documentElement.lang.slice(0, 2)] ?? texts.en
  const make = (tag, style, content = '') => {
    const element = document.createElement(tag)
    element.style.cssText = style
    element.textContent = content
    return element
  }
  const bar = make(
    'section',
    'position:fixed;inset:auto 0 0;z-index:40;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:12px 16px;background:#22262b;color:#fff;font:15px/1.4 system-ui,sans-serif',
  )
  bar.id = id
  bar.setAttribute('aria-label', name)
  bar.append(make('p', 'margin:0', text))
  const end = (choice) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${id}=${choice}; path=/; max-age=31536000; samesite=lax`
    bar.remove()
    document.body.style.removeProperty('padding-bottom')
  }
  for (const [choice, label] of [
    ['all', all],
    ['needed', needed],
  ]) {
    const button = make(
      'button',
      'min-height:44px;padding:8px 16px;border:1px solid #fff;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer',
      label,
    )
    button.type = 'button'
    button.addEventListener('click', () => end(choice))
    bar.append(button)
  }
  document.body.append(bar)
  // The bar must not cover the focused element.
  document.body.style.paddingBottom = `${bar.offsetHeight}px`
})()
