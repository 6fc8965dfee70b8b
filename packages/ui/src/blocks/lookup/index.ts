export { type LookupFrame, LookupPage, type LookupPageProps } from './LookupPage.tsx'
