import { mockCanvas } from '#testing/mockCanvas.ts'
import { preparePhoto } from './preparePhoto.ts'

const drawing = mockCanvas()
const picture = new File(['x'], 'Günəş (place and camera inside).jpg', { type: 'image/jpeg' })

it.each([
  ['a wide', { width: 4000, height: 3000 }, [500, 0, 3000, 3000, 0, 0, 512, 512]],
  ['a high', { width: 600, height: 900 }, [0, 150, 600, 600, 0, 0, 512, 512]],
  ['a small', { width: 100, height: 80 }, [10, 0, 80, 80, 0, 0, 80, 80]],
])('crops the square in the middle of %s picture, at most 512 pixels a side', async (_what, size, cut) => {
  drawing.size = size
  await preparePhoto(picture)
  expect(drawing.drawn).toEqual([cut])
})

it('writes WebP with a neutral file name', async () => {
  expect(await preparePhoto(picture)).toMatchObject({ name: 'photo.webp', type: 'image/webp' })
})

it('writes JPEG in a browser that cannot write WebP', async () => {
  drawing.writes = ['image/jpeg', 'image/png']
  expect(await preparePhoto(picture)).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' })
})

it('rejects a file that is not a picture', async () => {
  drawing.failsToRead = true
  await expect(preparePhoto(picture)).rejects.toThrow('no picture')
})
