import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Navbar } from '#blocks/shell/Navbar.tsx'
import { PageHero } from '#blocks/shell/PageHero.tsx'
import { navbarSample, vacanciesIn, videoSample } from '#testing/samples.ts'
import { ReasonCards } from './ReasonCards.tsx'
import { VacancyList } from './VacancyList.tsx'

const meta: Meta = { title: 'Careers/Page' }

export default meta

/** The blocks of the careers page together: distances between them show only here. */
export const Whole: StoryObj = {
  render: () => (
    <>
      <Navbar {...navbarSample} overHero />
      <main>
        <PageHero
          title="Do work that arrives on the day"
          text="We plan, build and run systems that companies around the Caspian depend on."
          video={videoSample}
        />
        <ReasonCards />
        <VacancyList
          arranged={vacanciesIn('EN')}
          onFilter={() => undefined}
          vacancyHref={(id) => `#/career/${id}`}
        />
      </main>
    </>
  ),
}
