// Entry point `@atrium/ui/about`: the blocks of that page.
export { Faq } from './Faq.tsx'
export { PartnersMarquee } from './PartnersMarquee.tsx'
export { TeamScroller } from './TeamScroller.tsx'
export { WhoWeAre } from './WhoWeAre.tsx'
