import { existsSync } from 'node:fs'
import { focusedPictures, focusOf } from './pictureFocus.ts'

it('has a place for drawings that exist', () => {
  expect(focusedPictures.filter((name) => !existsSync(`public/media/services/${name}.svg`))).toEqual([])
})

it('shows the middle of a picture that it does not know', () => {
  expect(focusOf('/media/services/training-and-onboarding-1.svg')).toBe('93% 50%')
  expect(focusOf('/media/uploads/photo.jpg')).toBe('50% 50%')
})
