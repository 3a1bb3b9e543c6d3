import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { FormService } from '../../../api/order-form/order-form.ts'
import { documentDetailsQuery } from '../../../api/order-form/order-form-queries.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { lengthNotice } from '../services/length-notice.ts'
import { LengthText } from '../services/service-notices.tsx'

/** The stated word count, or else the one that the server reads in the files; null until it is known. */
function useTextLength(): number | null {
  const { features } = useRouteContext({ from: '/$lang' }).application
  const { identity, manuscripts, wordCount, calculatedWordCount } = useOrderForm().orderForm
  const known = wordCount ?? calculatedWordCount
  const files = manuscripts.main.map((file) => file.identity)
  const { data } = useQuery({
    ...documentDetailsQuery(identity, files),
    enabled: known === null && features.language_detection && files.length > 0,
  })
  return known ?? data?.wordCount ?? null
}

export function MultimediaNotice({ services }: { services: readonly FormService[] }) {
  const wordCount = useTextLength()
  const isImpersonator = Boolean(useUser()?.impersonatorIdentity)
  const notice = lengthNotice({ wordCount, languageId: null, service: services[0], isImpersonator })
  return (
    <Announced>
      {notice ? (
        <Notice>
          <LengthText notice={notice} />
        </Notice>
      ) : null}
    </Announced>
  )
}
