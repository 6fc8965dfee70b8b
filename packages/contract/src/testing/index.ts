export type { Caller } from './caller.ts'
export { careersSuite } from './careersSuite.ts'
export { pdfBytes } from './pdfBytes.ts'
