// Entry point `@atrium/ui/about`: the blocks of that page.
export { Faq } from './Faq.tsx'
export { FaqLink } from './FaqLink.tsx'
export { PartnersMarquee } from './PartnersMarquee.tsx'
export { TeamScroller } from './TeamScroller.tsx'
export { TeamSkeleton } from './TeamSkeleton.tsx'
export { WhoWeAre } from './WhoWeAre.tsx'
