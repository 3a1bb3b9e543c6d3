import { yearOf } from '../../../lib/calendar.ts'

/** The year in which the service began. */
const firstYear = 2004

export const yearsOfExperience = (now: number): number => yearOf(now) - firstYear
