// Mock of an external consent service: asks once, in the language of the page, and stores the answer in a cookie.
{
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
  const make = (tag, style, content = '') => {
    const element = document.createElement(tag)
    element.style.cssText = style
    element.textContent = content
    return element
  }
  const ask = () => {
    const [name, text, all, needed] = texts[document.documentElement.lang.slice(0, 2)] ?? texts.en
    // At the end of the page, with room of its own: it covers nothing that cannot be scrolled into view.
    const bar = make(
      'section',
      'position:sticky;bottom:0;z-index:40;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px max(var(--gutter), calc((100% - var(--content)) / 2));border-top:1px solid var(--rule-strong);background:var(--surface);color:var(--ink);font:15px/20px var(--sans)',
    )
    bar.id = id
    bar.setAttribute('aria-label', name)
    bar.append(make('p', 'flex:1 1 280px;max-width:none;margin:0', text))
    const root = document.documentElement
    const end = (choice) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = `${id}=${choice}; path=/; max-age=31536000; samesite=lax`
      bar.remove()
      root.style.removeProperty('--bottom')
    }
    for (const [choice, label] of [
      ['all', all],
      ['needed', needed],
    ]) {
      const button = make(
        'button',
        'min-height:44px;padding:8px 16px;border:1px solid var(--rule-strong);border-radius:var(--radius);background:none;color:var(--accent);font:600 15px/20px var(--sans);cursor:pointer',
        label,
      )
      button.type = 'button'
      button.addEventListener('click', () => end(choice))
      bar.append(button)
    }
    document.body.append(bar)
    // The bar must not cover the focused element.
    root.style.setProperty('--bottom', `${bar.offsetHeight}px`)
  }
  if (!document.getElementById(id)) ask()
}
