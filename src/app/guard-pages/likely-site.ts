import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'

type Site = Pick<Application['localization'], 'code' | 'language'>

type Person = Pick<User, 'country' | 'language'>

export function likelySite<S extends Site>(sites: readonly S[], person: Person): S | undefined {
  return (
    sites.find(({ code }) => code === person.country?.toLowerCase()) ??
    sites.find(({ language }) => language === person.language)
  )
}
