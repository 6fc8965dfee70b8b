import { serviceSamples } from '#services/samples.ts'
import { contentOfService, serviceTextOf } from './serviceTexts.ts'

it.each(serviceSamples.map((service) => [service.EN.name, service] as const))(
  'keeps every word of “%s” when it becomes an item of the content',
  (_name, service) => {
    const item = contentOfService(service)
    for (const language of ['AZ', 'EN', 'RU'] as const)
      expect(serviceTextOf(item, language)).toEqual(service[language])
  },
)

it('begins a block at a heading, a point at a dash, and a paragraph after an empty line', () => {
  const [sample] = serviceSamples
  if (!sample) throw new Error('There is no service.')
  const item = contentOfService(sample)
  item.texts.EN = { name: 'Support', blocks: '# One\nFirst.\n\nSecond\nline.\n- a\n- b\n# Two' }
  expect(serviceTextOf(item, 'EN')).toMatchObject({
    DetailHeads: [{ heads: ['One'] }, { heads: ['Two'] }],
    DetailTexts: [{ texts: ['First.', 'Second\nline.'] }, { texts: [] }],
    DetailTexts2: [{ texts_2: ['a', 'b'] }, { texts_2: [] }],
  })
})
