// Stands for the script of a consent service, which is not ours: asks once, at the foot of the page,
// in the language of the page, and remembers the answer in a cookie.
;(() => {
  const id = 'galley-consent'
  const texts = {
    en: [
      'Cookies',
      'This site would like to use cookies to count its visitors.',
      'Allow',
      'Only what is needed',
    ],
    zh: ['Cookie', '本网站希望使用 Cookie 统计访问量。', '允许', '仅限必要'],
    ja: [
      'クッキー',
      'このサイトでは、訪問者数を数えるためにクッキーを使います。',
      '許可する',
      '必要なものだけ',
    ],
    pt: [
      'Cookies',
      'Este site gostaria de usar cookies para contar as visitas.',
      'Permitir',
      'Só os necessários',
    ],
    es: [
      'Cookies',
      'Este sitio querría usar cookies para contar sus visitas.',
      'Permitir',
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
  // What has the focus must not be hidden below the bar.
  document.body.style.paddingBottom = `${bar.offsetHeight}px`
})()
