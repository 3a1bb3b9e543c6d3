import { reportCatalogs } from './catalog-report.ts'

if (!(await reportCatalogs())) process.exitCode = 1
