// The door `@atrium/ui/about`: the blocks of that page.
export { Faq, type FaqProps } from './Faq.tsx'
export { FaqLink, type FaqLinkProps } from './FaqLink.tsx'
export { type Partner, PartnersMarquee, type PartnersMarqueeProps } from './PartnersMarquee.tsx'
export { TeamScroller, type TeamScrollerProps } from './TeamScroller.tsx'
export { TeamSkeleton, type TeamSkeletonProps } from './TeamSkeleton.tsx'
export { WhoWeAre, type WhoWeAreProps } from './WhoWeAre.tsx'
