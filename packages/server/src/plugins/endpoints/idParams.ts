import { number, object } from 'yup'

/** The largest number that the database gives to a row. */
const largestId = 2_147_483_647

/** `/things/:id`: whole numbers in their plain form; `07`, `1.0`, and `1e3` name nothing. */
export const idParams = object({
  id: number()
    .transform((_value, original) =>
      /^[1-9]\d{0,9}$/.test(String(original)) ? Number(original) : Number.NaN,
    )
    .min(1)
    .max(largestId)
    .required(),
})
