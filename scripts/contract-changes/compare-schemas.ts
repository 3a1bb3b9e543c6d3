import type { Schema } from '../generate/contract-document.ts'
import { componentName, resolve } from '../generate/contract-parts.ts'
import { harmless, loosened, type SchemaChange, shifted, tightened } from './change.ts'
import { compareLimits } from './compare-limits.ts'
import { mergeParts, partNames, withoutParts } from './merge-parts.ts'
import { besideNull, openSchema } from './open-schema.ts'

export type ComparedSchemas = Record<string, Schema>
type Pair = { before: Schema; after: Schema; position: string }

const nameOf = ({ $ref }: Schema) => ($ref === undefined ? undefined : componentName($ref))
const written = (values: unknown[]) => values.map((value) => `\`${String(value)}\``).join(', ')
const without = <T>(these: T[], those: T[]) => these.filter((one) => !those.includes(one))

/**
 * The differences of two schemas. Components of the same name are skipped, because they are
 * compared by themselves.
 */
export function compareSchemas(
  before: Schema,
  after: Schema,
  old: ComparedSchemas,
  now: ComparedSchemas,
): SchemaChange[] {
  return compare({ before, after, position: '' }, new Set())

  function compare({ before, after, position }: Pair, seen: Set<string>): SchemaChange[] {
    const names = [nameOf(before), nameOf(after)]
    if (names[0] !== undefined && names[0] === names[1]) return []
    const pair = names.join(' → ')
    if (names.some(Boolean) && seen.has(pair)) return []
    const within = new Set([...seen, pair])
    const say = (
      kind: SchemaChange['kind'],
      what: string,
      breaks: SchemaChange['breaks'],
    ): SchemaChange => ({ kind, position, what, breaks })
    const compareNull = (was: boolean, is: boolean) => {
      if (was === is) return []
      return is
        ? [say('changed', 'may now be null', loosened)]
        : [say('changed', 'is no longer null', tightened)]
    }
    const [was, is] = [besideNull(before, old), besideNull(after, now)]
    if (was.isChoice || is.isChoice) {
      const inside = compare({ before: was.only, after: is.only, position }, within)
      return [...compareNull(was.nullable, is.nullable), ...inside]
    }
    const wholes = [resolve(before, old), resolve(after, now)] as const
    // A shared part is a component, which is compared by itself.
    const shared = partNames(wholes[0]).filter((name) => partNames(wholes[1]).includes(name))
    const one = openSchema(withoutParts(wholes[0], old, shared))
    const other = openSchema(withoutParts(wholes[1], now, shared))
    const isField = (schema: Schema, schemas: ComparedSchemas, name: string) =>
      name in (mergeParts(schema, schemas).properties ?? {})
    const changes = compareNull(one.nullable, other.nullable)
    changes.push(...compareTypes(one.types, other.types, say))
    changes.push(...compareEnums(one.values, other.values, say))
    for (const limit of compareLimits(one.schema, other.schema)) {
      changes.push(say('changed', limit.what, limit.breaks))
    }
    // The field moved into or out of a shared part.
    const moved = (name: string) => isField(wholes[0], old, name) && isField(wholes[1], now, name)
    changes.push(...compareFields(one.schema, other.schema, position, within, moved))
    const [items, others] = [one.schema.items, other.schema.items]
    if (items && others) {
      changes.push(...compare({ before: items, after: others, position: `${position}[]` }, within))
    }
    return [...changes, ...compareShapes(one.shapes, other.shapes, position, within)]
  }

  type Say = (
    kind: SchemaChange['kind'],
    what: string,
    breaks: SchemaChange['breaks'],
  ) => SchemaChange

  function compareTypes(one: string[], other: string[], say: Say): SchemaChange[] {
    const covers = (types: string[], type: string) =>
      types.includes(type) || (type === 'integer' && types.includes('number'))
    const gained = other.filter((type) => !covers(one, type))
    const lost = one.filter((type) => !covers(other, type))
    if (gained.length + lost.length === 0) return []
    const what = `type changed from ${one.join(' or ') || 'any'} to ${other.join(' or ') || 'any'}`
    if (gained.length > 0 && lost.length > 0) return [say('changed', what, shifted)]
    return [say('changed', what, gained.length > 0 ? loosened : tightened)]
  }

  function compareEnums(
    one: unknown[] | undefined,
    other: unknown[] | undefined,
    say: Say,
  ): SchemaChange[] {
    if (!one && !other) return []
    if (!one) return [say('added', `only these values now: ${written(other ?? [])}`, tightened)]
    if (!other) return [say('removed', 'any value now', loosened)]
    const gained = without(other, one)
    const lost = without(one, other)
    return [
      ...(gained.length > 0 ? [say('added', `value ${written(gained)}`, loosened)] : []),
      ...(lost.length > 0 ? [say('removed', `value ${written(lost)}`, tightened)] : []),
    ]
  }

  function compareFields(
    one: Schema,
    other: Schema,
    position: string,
    seen: Set<string>,
    moved: (name: string) => boolean,
  ) {
    const [fields, others] = [one.properties ?? {}, other.properties ?? {}]
    const must = (schema: Schema, name: string) => schema.required?.includes(name) ?? false
    return [...new Set([...Object.keys(fields), ...Object.keys(others)])].flatMap((name) => {
      const at = `${position}.${name}`
      const [before, after] = [fields[name], others[name]]
      const change = (
        kind: SchemaChange['kind'],
        what: string,
        breaks: SchemaChange['breaks'],
      ): SchemaChange => ({ kind, position: at, what, breaks })
      if ((!before || !after) && moved(name)) return []
      if (!after) return [change('removed', 'field', shifted)]
      if (!before) {
        return must(other, name)
          ? [change('added', 'required field', tightened)]
          : [change('added', 'optional field', harmless)]
      }
      const required: SchemaChange[] = []
      if (!must(one, name) && must(other, name)) {
        required.push(change('changed', 'became required', tightened))
      }
      if (must(one, name) && !must(other, name)) {
        required.push(change('changed', 'became optional', loosened))
      }
      return [...required, ...compare({ before, after, position: at }, seen)]
    })
  }

  /** Pairs the shapes of a `oneOf` by name, else by order. */
  function compareShapes(
    one: Schema[],
    other: Schema[],
    position: string,
    seen: Set<string>,
  ): SchemaChange[] {
    const bare = (shapes: Schema[]) => shapes.filter((shape) => nameOf(shape) === undefined)
    const named = (shapes: Schema[]) =>
      shapes.map(nameOf).filter((name): name is string => name !== undefined)
    const pairs = bare(one).map((before, at) => ({ before, after: bare(other)[at] }))
    const more = [...without(named(other), named(one)), ...bare(other).slice(bare(one).length)]
    const fewer = [
      ...without(named(one), named(other)),
      ...pairs.filter(({ after }) => !after).map(({ before }) => before),
    ]
    const tell = (shape: Schema | string) => (typeof shape === 'string' ? shape : 'another shape')
    return [
      ...more.map((shape) => ({
        kind: 'added' as const,
        position,
        what: `may now be ${tell(shape)}`,
        breaks: loosened,
      })),
      ...fewer.map((shape) => ({
        kind: 'removed' as const,
        position,
        what: `is no longer ${tell(shape)}`,
        breaks: tightened,
      })),
      ...pairs.flatMap(({ before, after }) =>
        after ? compare({ before, after, position }, seen) : [],
      ),
    ]
  }
}
