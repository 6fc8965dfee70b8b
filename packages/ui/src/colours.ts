// Entry point `@atrium/ui/colours`: the colours of a company, which most pages come with.
export { companyStyle, companyStyleId } from './theme/companyStyle.ts'
