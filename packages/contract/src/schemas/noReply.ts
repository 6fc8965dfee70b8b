import { mixed, type Schema } from 'yup'

/** The reply of a call that has nothing to say: 204. */
export const noReply = mixed().optional() as unknown as Schema<undefined>
