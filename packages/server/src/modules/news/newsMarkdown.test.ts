import { readNewsText } from './newsMarkdown.ts'

describe('a news item in Markdown', () => {
  it('is a title, a paragraph for the card, and further text', () => {
    const markdown =
      '\uFEFF# The new office \r\n\r\nWe move\r\n  in May. \r\n\r\n## Where\r\n\r\n- third floor\r\n'
    expect(readNewsText(markdown)).toEqual({
      text: { title: 'The new office', description: 'We move in May.', body: '## Where\n\n- third floor' },
    })
  })

  it.each(['# Title\n\nThe card.', '# Title\n\nThe card.\n\n', '\n# Title\n\n\n\nThe card.\n'])(
    'may end after the card: %j',
    (markdown) => {
      expect(readNewsText(markdown)).toEqual({ text: { title: 'Title', description: 'The card.', body: '' } })
    },
  )

  it.each([
    ['nothing', ''],
    ['no title', 'The card.\n\nText.'],
    ['a smaller title', '## Title\n\nThe card.'],
    ['a title that is not one', '#Title\n\nThe card.'],
    ['an empty title', '# \n\nThe card.'],
    ['no empty line', '# Title\nThe card.'],
    ['nothing but a title', '# Title\n\n'],
  ])('is rejected with %s', (_what, markdown) => {
    expect(readNewsText(markdown)).toEqual({ fault: expect.stringMatching(/^needs "# Title"/) })
  })

  it.each(['- a list', '## A heading', '> A quotation', '1. A list', '```\ncode\n```', '| a | b |'])(
    'cannot have the card %j',
    (start) => {
      expect(readNewsText(`# Title\n\n${start}\n\nText.`)).toEqual({
        fault: 'needs a plain paragraph for the card below its title.',
      })
    },
  )

  it.each(['We **move** in May.', 'We `move` in May.', 'We [move](https://caspora.example) in May.'])(
    'cannot have a card with visible markup: %s',
    (card) => {
      expect(readNewsText(`# Title\n\n${card}\n\nText.`)).toEqual({
        fault: expect.stringMatching(/^has ".+" in its title or card/),
      })
    },
  )

  it.each([
    ['<b>', '<b>bold</b>'],
    ['<img', 'a <img src=x onerror=alert(1)>'],
    ['</div>', '</div>'],
    ['<!--', '<!-- a note -->'],
    ['<SCRIPT>', '`code` <SCRIPT>alert(1)</SCRIPT>'],
    ['<https://caspora.example>', '<https://caspora.example>'],
  ])('contains no HTML such as %s', (tag, body) => {
    expect(readNewsText(`# Title\n\nThe card.\n\nText.\n\n${body}`)).toEqual({
      fault: `contains HTML ("${tag}"): write Markdown, and links as [words](address).`,
    })
  })

  it.each(['[x](javascript:alert(1))', '[x]( data:text/html,x)', '[x][y]\n\n[y]: vbscript:x'])(
    'cannot link to %s',
    (body) => {
      expect(readNewsText(`# Title\n\nThe card.\n\n${body}`)).toEqual({
        fault: expect.stringMatching(/^has a link that begins with "(javascript|data|vbscript):"/),
      })
    },
  )

  it.each([
    'Fewer than 3 < 4, and a <3.',
    'The tag `<b>` in code',
    '```html\n<b>bold</b>\n```',
    '[a](https://caspora.example) [b](/staff/suggestion) [c](mailto:hello@caspora.example) [d](#part)',
  ])('may contain %j', (body) => {
    expect(readNewsText(`# Title\n\nThe card.\n\n${body}`)).toEqual({
      text: { title: 'Title', description: 'The card.', body },
    })
  })

  it.each([
    ['title', `# ${'x'.repeat(121)}\n\nThe card.`],
    ['description', `# Title\n\n${'x'.repeat(401)}`],
    ['body', `# Title\n\nThe card.\n\n${'x'.repeat(20_001)}`],
  ])('cannot have an unclosed %s', (part, markdown) => {
    expect(readNewsText(markdown)).toEqual({
      fault: expect.stringMatching(new RegExp(`^has a ${part} of \\d+ characters; \\d+ are the most\\.$`)),
    })
  })

  it('is a text in UTF-8', () => {
    const windows1251 = Buffer.from([0x23, 0x20, 0xcd, 0xee, 0xe2]).toString('utf8')
    expect(readNewsText(`${windows1251}\n\nThe card.`)).toEqual({ fault: 'is no text in UTF-8.' })
  })
})
