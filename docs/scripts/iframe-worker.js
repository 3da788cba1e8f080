// Lets the search of the site work where it is opened as a file: browsers start no workers there.
// The script of the worker runs in a hidden frame instead, which speaks to the page as a worker does:
// what is said is heard later, never at once, and is a copy.
if (location.protocol === "file:") {
  const tell = (listener, said) => {
    const data = structuredClone(said);
    setTimeout(() => listener.onmessage?.(new MessageEvent("message", { data })));
  };

  window.Worker = class {
    constructor(url) {
      this.onmessage = null;
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.onload = () => this.run(new URL(url, location.href).href);
      document.documentElement.append(this.frame);
    }

    run(url) {
      this.frame.onload = null;
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => tell(this, data);
      const script = inside.document.createElement("script");
      script.src = url;
      script.onload = () => {
        this.inside = inside;
        for (const data of this.waiting.splice(0)) tell(inside, data);
      };
      inside.document.body.append(script);
    }

    postMessage(data) {
      if (this.inside) tell(this.inside, data);
      else this.waiting.push(data);
    }

    terminate() {
      this.frame.remove();
    }
  };
}
