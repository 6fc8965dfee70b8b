import { type PictureWidth, pictureAddress, pictureFormats, pictureWidths } from '@atrium/contract/pictures'
import { picturesEndpoints } from '@atrium/contract/pictures/calls'
import { HttpResponse } from 'msw'
import { fieldsOf, json, mockOf, notFound, validationErrorOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const { uploadPicture, getPicture } = picturesEndpoints

const memory = memoryOf(() => ({ ids: [] as string[] }))

const addressesOf = (id: string) =>
  pictureWidths.flatMap((width: PictureWidth) =>
    pictureFormats.map((format) => pictureAddress(id, width, format)),
  )

/** The calls about pictures: a stored one is a pixel. */
export const picturesMocks = [
  mockOf(uploadPicture, async ({ request }) => {
    const refused = validationErrorOf(uploadPicture.body, await fieldsOf(request))
    if (refused) return refused
    const id = String(memory.ids.length + 1).padStart(16, '0')
    memory.ids = [...memory.ids, id]
    return json({ id, width: 1, height: 1, addresses: addressesOf(id) })
  }),
  mockOf(getPicture, ({ params }) =>
    memory.ids.some((id) => addressesOf(id).includes(`/pictures/${params.file}`))
      ? new HttpResponse(new Blob(['picture'], { type: 'image/webp' }))
      : notFound(),
  ),
]
