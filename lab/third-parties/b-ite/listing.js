// Stand-in for the listing of a customer: asks the interface for the vacancies and shows them as links.
const place = document.querySelector(`[data-bite-jobs-api-listing^="${config.name}:"]`);
fetch('https://jobs.b-ite.com/api/v1/postings/search', {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'bite-jobsapi-client': 'v5-20250604-1c0a7d2' },
  body: JSON.stringify({ key: config.key, channel: 0, locale: 'de', page: { offset: 0, num: 100 }, sort: { by: 'title', order: 'asc' } }),
})
  .then((answer) => answer.json())
  .then(({ jobPostings }) => {
    const rows = jobPostings.map(
      ({ hash, title, department, workload }) =>
        `<li class="bite-jobs-list--item"><a href="https://jobs.b-ite.com/jobposting/${hash}" target="_blank" rel="noopener"><strong>${title}</strong></a><br><span>${department} · ${workload}</span></li>`,
    );
    place.innerHTML = `<ul class="bite-jobs-list">${rows.join('')}</ul>`;
  })
  .catch(() => {});
