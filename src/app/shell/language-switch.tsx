import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import { ownNameOf, plainTag, siteLanguages, tagOf } from '../../i18n/locales.ts'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import styles from './menu-list.module.css'

/** The five languages by their own names; choosing one keeps the page. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const router = useRouter()
  const { language } = useRouteContext({ from: '/$lang' })
  const rest = useLocation({ select: ({ href }) => href.slice(language.length + 1) })
  const name = ownNameOf(language)
  return (
    <Disclosure label={name} name={t`Language: ${name}`}>
      <ul className={styles.list}>
        {siteLanguages.map((other) => (
          <li key={other}>
            <a
              href={router.history.createHref(`/${other}${rest}`)}
              lang={plainTag(tagOf(other))}
              hrefLang={plainTag(tagOf(other))}
              aria-current={other === language ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                void router.navigate({
                  href: `/${other}${rest}`,
                  replace: true,
                  resetScroll: false,
                })
              }}
            >
              {ownNameOf(other)}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
