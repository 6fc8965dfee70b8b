import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { PageFallback } from './PageFallback.tsx'
import { SkeletonRegion } from './SkeletonRegion.tsx'

it('announces that a page is loading', () => {
  renderUi(<PageFallback />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/)
})

it('announces that content is loading', () => {
  renderUi(<SkeletonRegion label="Loading the news" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the news$/)
})
