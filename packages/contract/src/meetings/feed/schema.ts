import { string } from 'yup'

export const feed = { createdAt: string().optional() }
