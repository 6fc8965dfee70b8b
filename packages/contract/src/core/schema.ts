export { idParams } from './fields.ts'
export { inLanguages } from './inLanguages.ts'
export { type FieldMessages, validate } from './validate.ts'
export { type EndpointWithSchemas, noReply, withSchemas } from './withSchemas.ts'
