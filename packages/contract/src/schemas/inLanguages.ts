import type { ObjectSchema, Schema } from 'yup'

/** The three language keys of a record, each optional: a translation may be missing (decision 18). */
export const inLanguages = <Text extends object>(text: ObjectSchema<Text>) => {
  const optional = text.optional().default(undefined) as unknown as Schema<Text | undefined>
  return { AZ: optional, EN: optional, RU: optional }
}
