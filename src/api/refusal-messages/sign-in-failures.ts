import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const signInFailures: Readonly<Record<string, MessageDescriptor>> = {
  'oauth-failure': msg`We couldn’t sign you in. The provider did not confirm who you are or took too long. Please try again. If this keeps happening, write to support@galley.example.`,
}
