import type { FormService } from '../../../api/order-form/order-form.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { lengthNotice } from '../services/length-notice.ts'
import { LengthText } from '../services/service-notices.tsx'
import { useTextLength } from './use-text-length.ts'

/** What follows from the length of the text. */
export function MultimediaNotice({ services }: { services: readonly FormService[] }) {
  const wordCount = useTextLength()
  const isImpersonator = Boolean(useUser()?.impersonatorIdentity)
  const notice = lengthNotice({ wordCount, languageId: null, service: services[0], isImpersonator })
  return (
    <div role="status">
      {notice ? (
        <Notice>
          <LengthText notice={notice} />
        </Notice>
      ) : null}
    </div>
  )
}
