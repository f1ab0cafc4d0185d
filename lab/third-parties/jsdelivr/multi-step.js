// Stand-in for the Webflow tool that turns a form into steps: `data-form="step"`, `next-btn`, `back-btn`.
whenParsed(() => {
  for (const form of document.querySelectorAll('[data-form="multistep"]')) {
    const steps = [...form.querySelectorAll('[data-form="step"]')];
    const show = (index) => {
      for (const [position, step] of steps.entries()) step.style.display = position === index ? '' : 'none';
      form.dispatchEvent(new CustomEvent('step', { detail: index + 1, bubbles: true }));
    };
    for (const [index, step] of steps.entries()) {
      step.querySelector('[data-form="next-btn"]')?.addEventListener('click', (event) => {
        event.preventDefault();
        if ([...step.querySelectorAll('input,select')].every((field) => field.reportValidity())) show(index + 1);
      });
      step.querySelector('[data-form="back-btn"]')?.addEventListener('click', (event) => {
        event.preventDefault();
        show(index - 1);
      });
    }
    show(0);
  }
});
