import { yearOf } from '../../../lib/calendar.ts'

const firstYear = 2004

export const yearsOfExperience = (now: number): number => yearOf(now) - firstYear
