export {
  type ApplicationRules,
  careersEndpoints,
  categorySchema,
  generalApplicationSchema,
  jobDetailSchema,
  jobSchema,
  vacancyApplicationSchema,
} from './careers.ts'
export { type DescribedEndpoint, describeEndpoint } from './describe.ts'
export { inLanguages } from './inLanguages.ts'
export { type FieldMessages, type Judgement, judge } from './judge.ts'
