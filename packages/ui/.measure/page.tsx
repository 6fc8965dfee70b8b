import { createRoot } from 'react-dom/client'
import { UiProvider, Navbar, PageHero, Footer, LoadingScreen, SkipLink, ErrorState, EmptyState, VacancyListSkeleton, PageFallback } from '../src/index.ts'
import { ReasonCards, VacancyList, Receipt } from '../src/blocks/careers/index.ts'
const all = [Navbar, PageHero, Footer, LoadingScreen, SkipLink, ErrorState, EmptyState, VacancyListSkeleton, PageFallback, ReasonCards, VacancyList, Receipt]
createRoot(document.body).render(<UiProvider>{all.map((C: any) => <C key={C.name} />)}</UiProvider>)
