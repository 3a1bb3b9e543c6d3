/** Trees of live regions, which are closed. */
const trees: ShadowRoot[] = []
const attachShadow = Element.prototype.attachShadow

Element.prototype.attachShadow = function (init) {
  const tree = attachShadow.call(this, init)
  trees.push(tree)
  return tree
}

/** What a screen reader was given to say in a part of the page, oldest first. */
export const announcementsIn = (part: Element) =>
  trees.flatMap(({ host, children: [region] }) =>
    part.contains(host) ? Array.from(region?.children ?? [], ({ textContent }) => textContent) : [],
  )

export const announcements = () => announcementsIn(document.body)
