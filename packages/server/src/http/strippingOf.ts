import type { Schema, SchemaDescription, SchemaObjectDescription } from 'yup'

type Strip = (value: unknown) => unknown

const asIs: Strip = (value) => value

/**
 * Compiles a schema into a function that copies the fields which the schema names, so that no other field leaves the
 * server. Values are neither validated nor converted: a reply has its types from TypeScript, and a validating cast takes
 * several times as long for lists.
 */
export const strippingOf = (schema: Schema): Strip => stripOf(schema.describe() as SchemaDescription)

function stripOf(description: SchemaDescription): Strip {
  if (description.type === 'object') return stripObject(description as SchemaObjectDescription)
  if (description.type !== 'array' || !('innerType' in description)) return asIs
  const item = stripOf(description.innerType as SchemaDescription)
  return (list) => (Array.isArray(list) ? list.map(item) : list)
}

function stripObject({ fields }: SchemaObjectDescription): Strip {
  const strips = Object.entries(fields).map(
    ([name, field]) => [name, stripOf(field as SchemaDescription)] as const,
  )
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const copy: Record<string, unknown> = {}
    for (const [name, strip] of strips) copy[name] = strip((value as Record<string, unknown>)[name])
    return copy
  }
}
