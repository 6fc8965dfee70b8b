import { makeService } from '#services/makeService.ts'

export const projectManagementOffice = makeService(
  { id: 1, slug: 'project-management-office' },
  {
    AZ: {
      name: 'Layihə ofisi',
      LargeHeadName: 'Layihənizin bir planı və ona cavabdeh olan bir nəfəri olur',
      LittleHeadName: 'Menecer, plan və həftəlik hesabat',
      LittleTextInfo:
        'Tətbiq layihənizi ilk plandan sistemin işə salınmasınadək aparırıq. Hər cümə nəyin bitdiyini, nəyin gecikdiyini və hansı qərarın sizdən asılı olduğunu görürsünüz.',
      blocks: [
        {
          head: 'Hamının eyni cür oxuduğu plan',
          texts: [
            'İki həftəlik söhbətlərlə başlayırıq: şöbələriniz, təchizatçılarınız və sistemdən istifadə edəcək əməkdaşlarla danışırıq. Nəticədə bir plan alınır: tarixlər, məsul şəxslər və yalnız sizin verə biləcəyiniz üç-dörd qərar.',
            'Plan bir yerdə saxlanılır. Tarix dəyişəndə bunun aid olduğu hər kəs elə həmin gün xəbər tutur.',
          ],
          points: [
            'İşin həcmi və işə salınma tarixi yazılı şəkildə',
            'Hər tapşırığın bir məsulu',
            'İş başlamazdan əvvəl tərtib edilmiş risklər siyahısı',
          ],
        },
        {
          head: 'Hər cümə qısa hesabat',
          texts: [
            'Bir səhifə alırsınız: nə bitib, nə neçə gün gecikir və nə təklif edirik. Slayd yoxdur, izah tələb edən rənglər də.',
          ],
          points: [
            'Razılaşdırılmış tarixlər üzrə gedişat',
            'Xərclənən və qalan vəsait',
            'Sizdən gözlənilən qərarlar və son tarixlər',
          ],
        },
        {
          head: 'İşə salınma və ondan sonrakı iki həftə',
          texts: [
            'Təhvil-təslim ilk ayda razılaşdırdığımız yoxlama siyahısı üzrə aparılır. Menecerimiz işə salınma zamanı və sonrakı iki həftə sizin ofisdə olur, əməkdaşlarınız sistemi bizsiz işlədənədək.',
          ],
          points: [
            'Yoxlama siyahısı üzrə təhvil-təslim',
            'Menecer sizin ofisdə',
            'Planın və bütün sənədlərin təhvili',
          ],
        },
      ],
    },
    EN: {
      name: 'Project management office',
      LargeHeadName: 'Your project gets one plan and one person who answers for it',
      LittleHeadName: 'A manager, a plan and a weekly report',
      LittleTextInfo:
        'We run your rollout from the first plan to launch. Every Friday you see what is done, what has moved and what needs your decision.',
      blocks: [
        {
          head: 'A plan that everyone reads the same way',
          texts: [
            'We start with two weeks of interviews: your departments, your suppliers and whoever will use the system. The result is one plan with dates, owners and the three or four decisions that only you can make.',
            'The plan lives in one place. When a date moves, the people it concerns hear of it the same day.',
          ],
          points: [
            'Scope and launch date in writing',
            'One owner for every task',
            'Risks listed before work begins',
          ],
        },
        {
          head: 'A short report every Friday',
          texts: [
            'You get one page: what was finished, what is late and by how many days, and what we propose. No slides, and no colours that need explaining.',
          ],
          points: [
            'Progress against the agreed dates',
            'Money spent and money left',
            'Decisions we need, with a deadline',
          ],
        },
        {
          head: 'Launch, and the two weeks after it',
          texts: [
            'Acceptance follows a checklist that we agree on in the first month. Our manager stays on site during launch and for the next two weeks, until your own people run the system without calling us.',
          ],
          points: ['Acceptance by checklist', 'A manager on site', 'Handover of the plan and all documents'],
        },
      ],
    },
    RU: {
      name: 'Проектный офис',
      LargeHeadName: 'У вашего проекта один план и один человек, который за него отвечает',
      LittleHeadName: 'Руководитель, план и отчёт каждую неделю',
      LittleTextInfo:
        'Ведём внедрение от первого плана до запуска. Каждую пятницу вы видите, что сделано, что сдвинулось и какое решение за вами.',
      blocks: [
        {
          head: 'План, который все читают одинаково',
          texts: [
            'Начинаем с двух недель бесед: с вашими отделами, поставщиками и теми, кто будет работать в системе. Итог — один план с датами, ответственными и тремя-четырьмя решениями, которые можете принять только вы.',
            'План хранится в одном месте. Если дата сдвинулась, все, кого это касается, узнают об этом в тот же день.',
          ],
          points: [
            'Объём работ и дата запуска — письменно',
            'У каждой задачи один ответственный',
            'Список рисков до начала работ',
          ],
        },
        {
          head: 'Короткий отчёт каждую пятницу',
          texts: [
            'Вы получаете одну страницу: что закончено, что опаздывает и на сколько дней, что мы предлагаем. Без слайдов и без цветов, которые нужно объяснять.',
          ],
          points: [
            'Ход работ по согласованным датам',
            'Сколько потрачено и сколько осталось',
            'Какие решения нужны от вас и к какому сроку',
          ],
        },
        {
          head: 'Запуск и две недели после него',
          texts: [
            'Приёмка идёт по списку, который мы согласуем в первый месяц. Во время запуска и ещё две недели наш руководитель работает у вас, пока сотрудники не начнут обходиться без него.',
          ],
          points: ['Приёмка по списку', 'Руководитель проекта на месте', 'Передача плана и всех документов'],
        },
      ],
    },
  },
)
