import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { Picture } from './Picture.tsx'

it('offers no width that is larger than the picture, and keeps its focal point in sight', () => {
  const picture = { id: '0123456789abcdef', width: 700, height: 400, focus: { x: 20, y: 80 } }
  renderUi(<Picture picture={picture} alt="Our team" sizes="100vw" />)
  const img = screen.getByRole('img', { name: 'Our team' })
  expect(img).toHaveAttribute(
    'srcset',
    '/pictures/0123456789abcdef-480.jpg 480w, /pictures/0123456789abcdef-960.jpg 700w',
  )
  expect(img).toHaveStyle({ objectPosition: '20% 80%' })
})
