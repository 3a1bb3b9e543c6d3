import { yearOf } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'

const firstYear = 2004

export const yearsOfExperience = (now: Instant): number => yearOf(now) - firstYear
