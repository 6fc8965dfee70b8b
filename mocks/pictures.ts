import {
  filmAddress,
  type PictureWidth,
  pictureAddress,
  pictureFormats,
  pictureWidths,
} from '@atrium/contract/pictures'
import { picturesEndpoints } from '@atrium/contract/pictures/calls'
import { HttpResponse } from 'msw'
import { fieldsOf, json, mockOf, notFound, validationErrorOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const { uploadPicture, getPicture, uploadFilm, getFilm } = picturesEndpoints

const memory = memoryOf(() => ({ ids: [] as string[], films: [] as string[] }))

const addressesOf = (id: string) =>
  pictureWidths.flatMap((width: PictureWidth) =>
    pictureFormats.map((format) => pictureAddress(id, width, format)),
  )

/** The calls about pictures and films: a stored picture is a pixel. */
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
  mockOf(uploadFilm, async ({ request }) => {
    const body = await fieldsOf(request)
    const refused = validationErrorOf(uploadFilm.body, body)
    if (refused) return refused
    memory.films = [...memory.films, await (body.film as File).text()]
    return json({ address: filmAddress(String(memory.films.length).padStart(16, '0')) })
  }),
  mockOf(getFilm, ({ params, request }) => {
    const film = memory.films[Number.parseInt(String(params.file), 10) - 1]
    if (film === undefined) return notFound()
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? []
    if (!start) return new HttpResponse(film)
    return new HttpResponse(film.slice(Number(start), Number(end) + 1), {
      status: 206,
      headers: { 'content-range': `bytes ${start}-${end}/${film.length}` },
    })
  }),
]
