import type { ObjectSchema, Schema } from 'yup'

/** The three languages of a record, each optional because a translation may be missing (departure 18). */
export const inLanguages = <Text extends object>(text: ObjectSchema<Text>) => {
  const optional = text.optional().default(undefined) as unknown as Schema<Text | undefined>
  return { AZ: optional, EN: optional, RU: optional }
}
