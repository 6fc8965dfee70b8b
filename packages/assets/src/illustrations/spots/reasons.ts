import { bar, box, type Drawing, disc, fill, shadow, spot, stroke, turned } from '#illustrations/shapes.ts'

/** The reasons of the home page, by their names in its texts. */
export const homeReasons: Record<string, Drawing> = {
  // A month, and the day that was promised.
  dates: spot(
    box('light', 18, 23, 60, 55, 9),
    fill('pine3', 'M18 39v-7a9 9 0 0 1 9-9h42a9 9 0 0 1 9 9v7z'),
    stroke('shade', 5, 'M34 17v11M62 17v11'),
    ...[47, 58, 69].flatMap((y, row) =>
      [26, 37, 48, 59]
        .filter((_x, column) => !(row > 0 && column > 1))
        .map((x) => disc('shade', x + 2, y, 2.6)),
    ),
    box('lime', 50, 51, 24, 23, 6),
    stroke('deep', 3.6, 'M56.5 62.5l4 4 7-8'),
  ),
  // The engineer who answers at night.
  people: spot(
    disc('lime', 74, 22, 9),
    disc('ground', 70, 19, 8),
    ...[disc('shade', 20, 24, 1.5), disc('shade', 33, 15, 1.2), disc('shade', 84, 46, 1.5)],
    fill('pine3', 'M14 96c0-19 13-28 34-28s34 9 34 28z'),
    fill('skinOlive', 'M40 56h16v13a8 8 0 0 1-16 0z'),
    shadow('M40 58c5 3 11 3 16 0v4c-5 4-11 4-16 0z'),
    disc('skinOlive', 48, 45, 16),
    fill('deep', 'M31.5 44c0-12 7-18.5 16.5-18.5S64.5 32 64.5 44c-4-1-7-4-8.5-8-5 5-14 8-24.5 8z'),
    stroke('lime', 4, 'M29.5 46c0-26 37-26 37 0'),
    ...[box('lime', 26, 42, 8, 14, 4), box('lime', 62, 42, 8, 14, 4)],
    stroke('lime', 3, 'M66 55c0 6-4 8-11 8'),
  ),
  // One page: done, late, cost.
  reports: spot(
    fill('light', 'M20 20a7 7 0 0 1 7-7h29l20 20v43a7 7 0 0 1-7 7H27a7 7 0 0 1-7-7z'),
    fill('shade', 'M56 13l20 20H62a6 6 0 0 1-6-6z'),
    bar('pine3', 28, 23, 20, 7),
    disc('pine3', 34, 44, 6),
    stroke('light', 2.4, 'M31.4 44.2l2 2.1 3.3-4.2'),
    disc('amber', 34, 58, 6),
    stroke('deep', 2.4, 'M34 54.8v3.4l2.2 1.6'),
    disc('lime', 34, 72, 6),
    disc('limeDim', 34, 72, 2.4),
    ...[bar('shade', 45, 41, 23, 6), bar('amber', 45, 55, 15, 6), bar('shade', 45, 69, 19, 6)],
  ),
  // A shield with a keyhole.
  security: spot(
    fill('lime', 'M48 14l28 9v21c0 18-11 31-28 38-17-7-28-20-28-38V23z'),
    fill('limeDim', 'M48 14l28 9v21c0 18-11 31-28 38z'),
    disc('deep', 48, 42, 8),
    fill('deep', 'M44.5 44h7l3 16h-13z'),
  ),
}

/** The reasons of the career page, by their names in its texts. */
export const careerReasons: Record<string, Drawing> = {
  // A plan, and the hand that writes it.
  plan: spot(
    box('light', 14, 18, 60, 60, 8),
    ...[bar('pine3', 22, 27, 22, 7), bar('shade', 50, 27, 16, 7), bar('shade', 22, 40, 12, 7)],
    ...[bar('pine3', 38, 40, 20, 7), bar('lime', 22, 53, 31, 7), bar('shade', 22, 66, 18, 7)],
    turned(-45, 54, 58, [
      fill('deep', 'M52 58l9-6.5v13z'),
      fill('shade', 'M56 55l6-4.3v14.6l-6-4.3z'),
      box('amber', 61, 50.7, 27, 14.6),
      box('light', 84, 50.7, 4, 14.6),
      fill('lime', 'M88 50.7h3a4 4 0 0 1 4 4v6.6a4 4 0 0 1-4 4h-3z'),
    ]),
  ),
  // The sun goes down into the sea.
  time: spot(
    disc('pine2', 48, 52, 34),
    disc('lime', 48, 52, 20),
    fill('deep', 'M0 54h96v42H0z'),
    ...[bar('lime', 27, 60, 42, 5), bar('limeDim', 33, 70, 30, 5), bar('pine3', 39, 80, 18, 5)],
    ...[bar('pine2', 8, 65, 16, 4), bar('pine2', 72, 75, 15, 4), bar('pine2', 14, 84, 14, 4)],
  ),
  // What is read grows.
  growth: spot(
    stroke('lime', 4.5, 'M48 62V36'),
    fill('lime', 'M48 44C34 45 26 37 26 24c14-1 22 7 22 20z'),
    fill('limeDim', 'M48 36c0-12 7-19 20-19 1 12-7 19-20 19z'),
    fill('light', 'M48 62c-8-7-20-9-34-8v23c14-1 26 1 34 8z'),
    fill('shade', 'M48 62c8-7 20-9 34-8v23c-14-1-26 1-34 8z'),
    stroke('shade', 3, 'M22 63c6 0 12 1 17 3M22 70c6 0 12 1 17 3'),
    stroke('light', 3, 'M74 63c-6 0-12 1-17 3M74 70c-6 0-12 1-17 3'),
  ),
}
