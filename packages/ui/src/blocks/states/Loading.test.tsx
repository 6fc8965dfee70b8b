import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { PageFallback } from './PageFallback.tsx'
import { SkeletonRegion } from './SkeletonRegion.tsx'

it.each([PageFallback, SkeletonRegion])('announces that content is loading (%p)', (Loading) => {
  renderUi(<Loading label="Loading" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/)
})
