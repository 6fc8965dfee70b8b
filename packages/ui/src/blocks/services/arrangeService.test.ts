import type { ServiceText } from '@atrium/contract/services'
import { arrangeService } from './arrangeService.ts'

const service = (parts: Partial<ServiceText>): ServiceText => ({
  name: 'Security',
  LargeHeadName: 'Doors closed',
  LittleHeadName: 'Audit',
  LittleTextInfo: 'We look.',
  DetailHeads: [],
  DetailTexts: [],
  DetailTexts2: [],
  Images: [],
  ...parts,
})

it('puts heads, texts, lists and pictures side by side; the first picture is the head’s', () => {
  const arranged = arrangeService(
    service({
      DetailHeads: [{ heads: ['One'] }, { heads: ['Two', 'More of two'] }],
      DetailTexts: [{ texts: ['a', 'b'] }, { texts: ['c', 'd'] }],
      DetailTexts2: [{ texts_2: ['x', 'y'] }, { texts_2: [] }],
      Images: ['0.svg', '1.svg', '2.svg'],
    }),
  )
  expect(arranged).toEqual({
    image: '0.svg',
    blocks: [
      { parts: [{ heading: 'One', text: 'a' }, { text: 'b' }], items: ['x', 'y'], image: '1.svg' },
      {
        parts: [
          { heading: 'Two', text: 'c' },
          { heading: 'More of two', text: 'd' },
        ],
        items: [],
        image: '2.svg',
      },
    ],
    closingImages: [],
  })
})

it('copes with lists of different length', () => {
  const { blocks } = arrangeService(
    service({ DetailHeads: [{ heads: ['One'] }], DetailTexts2: [{ texts_2: [] }, { texts_2: ['x'] }] }),
  )
  expect(blocks).toEqual([
    { parts: [{ heading: 'One' }], items: [] },
    { parts: [], items: ['x'] },
  ])
})

it('leaves out a block without text and closes the page with the pictures that are left', () => {
  const arranged = arrangeService(
    service({
      DetailTexts: [{ texts: ['  '] }, { texts: ['c'] }],
      Images: ['0.svg', '1.svg', '2.svg', '3.svg', ''],
    }),
  )
  expect(arranged.blocks).toEqual([{ parts: [{ text: 'c' }], items: [], image: '2.svg' }])
  expect(arranged.closingImages).toEqual(['1.svg', '3.svg'])
})

it('is nothing but a name when the service has nothing else', () => {
  expect(arrangeService(service({}))).toEqual({ image: undefined, blocks: [], closingImages: [] })
})
