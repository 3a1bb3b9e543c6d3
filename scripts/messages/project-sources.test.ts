import { expect, it } from 'vitest'
import { namespacesOf } from '../../src/i18n/namespaces.ts'
import { createReader } from './project-sources.ts'

it.each(['src/main.tsx', 'src/routes/$lang.tsx'])(
  '%s, which every page loads, needs no namespace besides pages',
  (path) => {
    expect(namespacesOf(path, createReader())).toEqual([])
  },
)
