import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Navbar } from '#blocks/shell/Navbar.tsx'
import { PageHero } from '#blocks/shell/PageHero.tsx'
import { filterSamples, navbarSample, vacancySamples, videoSample } from '#testing/samples.ts'
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
          pauseLabel="Pause the video"
          playLabel="Play the video"
        />
        <ReasonCards
          heading="Why work with us"
          lead="Three things our people name first."
          items={[
            {
              title: 'A plan you helped to write',
              text: 'You estimate your own work.',
              picture: '/media/spots/plan.svg',
            },
            {
              title: 'Evenings that are yours',
              text: 'On-call duty is planned and paid.',
              picture: '/media/spots/time.svg',
            },
            {
              title: 'Time to learn, in the calendar',
              text: 'Every second Friday is yours.',
              picture: '/media/spots/growth.svg',
            },
          ]}
        />
        <VacancyList
          heading="Open vacancies"
          filter={filterSamples.en}
          vacancies={vacancySamples.en}
          resultLabel="3 vacancies shown"
        />
      </main>
    </>
  ),
}
